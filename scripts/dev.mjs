// `npm run dev`: serves the page from its sources and renews it with every saved change. Arguments go to Vite.
import './require-node.mjs'

void import('./run-tool.mjs').then(({ runTool }) =>
  runTool('node_modules/vite/bin/vite.js', ['packages/web', '--port', process.env.PORT || '4173']),
)
