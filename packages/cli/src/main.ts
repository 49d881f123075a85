process.stdout.write('shamble\n')
