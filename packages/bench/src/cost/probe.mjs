// Loaded into a measured process before its own code: answers its parent with what it has used and holds so far.
process.on('message', (wish) => {
  // With --expose-gc: what is held is asked for, not what is still to be collected.
  if (wish === 'memory') for (let times = 0; times < 3; times++) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, resident: process.memoryUsage.rss() });
});
