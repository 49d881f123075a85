import { defineConfig } from 'vite'
import { offline } from './offline.ts'
import { withoutWords } from './without-words.ts'

export default defineConfig({
  // Relative, so that the page works wherever it is put.
  base: './',
  build: {
    target: 'es2022',
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
    // The page's own rules allow no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es', plugins: () => [withoutWords()] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [offline()],
})
