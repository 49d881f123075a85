import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

/** Takes the types out and changes nothing else: names kept by wrappers would make every inner function slow. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
  const file = fileURLToPath(url)
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcefile: file,
    sourcemap: 'inline',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  return { format: 'module', source: code, shortCircuit: true }
}
