/** Keeps log lines about what went well out of tests' results. A test that looks for one listens before. */
console.info = () => {};
