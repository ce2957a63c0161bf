/** Returns the CPU time of this process in milliseconds. Unlike a clock it doesn't count waiting for a busy machine. */
export const cpuTime = (): number => process.cpuUsage().user / 1000;
