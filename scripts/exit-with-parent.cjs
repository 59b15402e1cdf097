// Loaded into Next.js before anything else. When the script that started it dies, even by kill -9,
// the channel between them closes: nothing may then keep the port and the database busy.
if (process.env.SHOP_PARENT_PID === String(process.ppid)) {
  process.once('disconnect', () => {
    try {
      // The negative number means the whole process group: this process leads its own.
      process.kill(-process.pid, 'SIGKILL')
    } catch {
      process.exit(1)
    }
  })
}
