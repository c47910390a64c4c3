const next = require("next/dist/build/swc/jest-transformer");

/** The older word for an import's attributes, which Next's compiler writes for Jest and Node no longer reads. */
const ASSERT = /\bassert(?= \{\s*type: "json"\s*\})/g;

/** Next's own transform for Jest, with attributes of imports as they were written. */
module.exports = {
  createTransformer(options) {
    const { process } = next.createTransformer(options);
    return {
      process(...file) {
        const made = process(...file);
        return { ...made, code: made.code.replace(ASSERT, "with") };
      },
    };
  },
};
