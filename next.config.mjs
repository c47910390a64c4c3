/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Node packages that read files next to themselves, so they must not be bundled.
  serverExternalPackages: ["@tus/server", "@tus/file-store"],
};

export default config;
