import { defineConfig } from 'vite'
import { offline } from './offline.ts'
import { untied } from './untied.ts'
import { withoutRules, withoutTools } from './without-tools.ts'
import { withoutWords } from './without-words.ts'

/** What a game's `game.ts` needs: all but its name, its bots, its forecast, what run files ask and its written positions. */
const RULES =
  /[\\/]games[\\/]([^\\/]+)[\\/](?!(campaign[\\/])?about|extras|position|inquiries|invariants|bots[\\/]|forecast[\\/])/

/** What every table needs of the engine … */
const ENGINE =
  /[\\/](packages[\\/](kernel[\\/](?!src[\\/]testkit)|(grid|host|shelf)[\\/])|about\.ts$|src[\\/]engine[\\/]|bots[\\/]src[\\/](client|levels|simple)\.ts)/
/** … and what is loaded when somebody asks for it, or with the game that takes it. */
const LATER =
  /[\\/](branches|brief|broken|bundle|changes|changing-hands|company|door|enumerating|faces|files|host[\\/]src[\\/]beside|house-of-battles|inquiry(-places)?|interrupt|json-text|kernel[\\/]src[\\/]simple|ledger|odds|older|open-save|position|reopen|rooms|save-shape|scripted|scrypt|searching|sitting|source|state-shape|steps|stretching|take-in|verify(ing|-older|-play)?|visitor)\.ts$/

/**
 * What is asked for at once with a file that needs it, on the way to the first table. Names of all others would weigh
 * more there than they save elsewhere: each file asks for its own, and by then most of them are on the machine anyway.
 */
const FIRST = /[\\/](rolldown-runtime|tiles)-/
/** From here a file that needs them is asked for; whatever asks later finds them there. */
const WAY = /[\\/](index|shell)-/

export default defineConfig({
  // Relative, so that the page works wherever it is put.
  base: './',
  build: {
    target: 'es2022',
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
    // The page's own rules allow no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostId }) => (WAY.test(hostId) ? needed.filter((one) => FIRST.test(one)) : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Few files on the way to the first table: each packs worse than what is together. A group takes in what its
        // files import, unless a group before it has it.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              // With what finds a game, which start page and table both ask.
              test: /[\\/]src[\\/](main|ui[\\/](icon|button|later|use-signal)|engine[\\/]start|games[\\/]index)\.tsx?$/,
            },
            { name: 'start', test: /[\\/]src[\\/]start[\\/]start-page\.tsx$/ },
            // With what the boards of all games share, Evac among them; the key comes with the book.
            {
              name: 'table',
              test: /[\\/]src[\\/](play[\\/](play-page\.tsx|game-display\.ts)|(board[\\/](?!measured|before|bodies|happening|holding|lasso|weapons|.*legend)|plan[\\/](?!contact|last-answer|lessons|lettered)).*|words[\\/](plain|phases)\.ts)$/,
            },
            // What a set-up or a printed sheet needs of Evac stays apart from its display …
            {
              name: 'tiles',
              test: /[\\/](grid[\\/]src[\\/]tile|evac[\\/]content[\\/]tiles|evac[\\/]tables[\\/](weapons|marines))\.ts$/,
            },
            // … and what log and book share with a display is in it: they are loaded after it.
            { name: 'display', test: /[\\/]src[\\/]games[\\/]evac[\\/]display\.tsx$/ },
            // What the logs of all games share: nobody needs it before the first question.
            { name: 'telling', test: /[\\/]src[\\/]words[\\/](phrases|dice|telling)\.ts$/ },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [withoutTools(), withoutWords(), untied()],
    rolldownOptions: {
      output: {
        // The rules of a game are one file: what its bots share with them is no file of its own.
        codeSplitting: {
          groups: [
            {
              name: 'engine',
              test: (id) => ENGINE.test(id) && !LATER.test(id),
              includeDependenciesRecursively: false,
            },
            // What a game stands on while it is loaded, so it must be there before: never in a file that needs it.
            {
              name: 'position',
              test: /[\\/]kernel[\\/]src[\\/](interrupt|position|simple|state-shape)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // And what some games stand on, not the first one.
            {
              name: 'hands',
              test: /[\\/]kernel[\\/]src[\\/]changing-hands\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'measured',
              test: /[\\/]packages[\\/]table[\\/]/,
              includeDependenciesRecursively: false,
            },
            {
              name: (id) => RULES.exec(id)?.[1] ?? null,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [offline(), withoutRules(), untied()],
})
