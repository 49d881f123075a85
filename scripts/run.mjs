// `node scripts/run.mjs FILE …`: installs what is missing, then runs FILE (TypeScript too) as if it had been called itself.
import './require-node.mjs'

void import('./run/main.mjs').then(({ run }) => run())
