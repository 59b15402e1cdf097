// Preloaded into Next.js. When the script that started it dies, even by kill -9, the IPC channel closes, and no
// process may keep using the port and the database.
if (process.env.SHOP_PARENT_PID === String(process.ppid)) {
  process.once('disconnect', () => {
    try {
      // The negative pid kills the whole process group, which this process leads.
      process.kill(-process.pid, 'SIGKILL')
    } catch {
      process.exit(1)
    }
  })
}
