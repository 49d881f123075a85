// `npm start`: installs what is missing, builds and serves the page, prints its address. Plain Node, so that it runs on a fresh clone.
import './require-node.mjs'

void import('./start/main.mjs').then(({ start }) => start())
