// `npm test`: installs what is missing, then runs every check in turn. Plain Node, so that it runs on a fresh clone.
import './require-node.mjs'

void import('./test/main.mjs').then(({ test }) => test(process.argv.slice(2)))
