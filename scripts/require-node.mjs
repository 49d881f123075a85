// Imported first by every script that may meet an old Node; it uses nothing that an old Node lacks.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error('Node 20 or newer is needed, this is ' + process.versions.node)
  process.exit(1)
}
