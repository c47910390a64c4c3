// Loaded before every script, in words that an old Node understands: the scripts themselves are TypeScript.
const [major] = process.versions.node.split(".");
if (Number(major) < 24) {
  console.error(
    `Node ${process.versions.node} is too old to run this directly: use "npm start" after "npm install", which brings Node 24 (npm must be allowed to run the install script of the package "node").`,
  );
  process.exit(1);
}
