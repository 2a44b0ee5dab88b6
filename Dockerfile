# Needs nothing that the classic builder lacks: no --mount, no heredoc.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
ENV CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY packages/rules/package.json packages/rules/
COPY packages/protocol/package.json packages/protocol/
COPY packages/bots/package.json packages/bots/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY packages/e2e/package.json packages/e2e/
COPY packages/bench/package.json packages/bench/

# What the server needs at run time, in a flat node_modules, without type files, source maps and binaries for other platforms.
FROM manifests AS dependencies
RUN npx --yes pnpm@12.4.2 install --prod --frozen-lockfile --filter @regicide/server... --node-linker hoisted \
  && rm -rf node_modules/.[a-z]* node_modules/@types node_modules/undici-types \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.cts' -o -name '*.mts' -o -name '*.md' \
    -o -name '*.musl.node' -o -name 'node.abi*.node' \) -delete

FROM manifests AS build
RUN npx --yes pnpm@12.4.2 install --frozen-lockfile
COPY tsconfig.base.json tsconfig.json ./
COPY packages packages
RUN npm run --silent build

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data \
  && printf '#!/bin/sh\nexec node /app/packages/server/dist/regicide.js "$@"\n' > /usr/local/bin/regicide \
  && chmod 755 /usr/local/bin/regicide
COPY package.json LICENSE ./
COPY packages/server/package.json packages/server/
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/web/dist packages/web/dist
USER node
EXPOSE 3000
# Whether the process answers. Whether its store does is /readyz: a restart would not help there, and would end every socket.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
