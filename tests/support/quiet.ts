/** Lines about what went well are nobody's to read beside the results of tests. Who looks for one listens before. */
console.info = () => {};
