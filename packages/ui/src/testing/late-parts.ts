// Runs before each file of unit tests. Screens fetch these parts when they are wanted: a file that ended in the middle
// of that would leave a broken module to the files after it in the same worker.
if (typeof document !== 'undefined') await import('../date-picker')

export {}
