# The images of the system, one target each: bff, worker, shell and release-remotes.
# Build context: the repository's root, for instance `docker build --target bff .`.
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /app
STOPSIGNAL SIGTERM

# --- Back end. tsx runs the TypeScript sources: there is no build step.
FROM base AS manifests
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/ccavenue/package.json packages/ccavenue/
COPY packages/server/package.json packages/server/

FROM manifests AS prisma-client
RUN npx --yes "$(node -p 'require("./package.json").packageManager')" install --frozen-lockfile --filter @homecare/server
COPY packages/server/prisma.config.ts packages/server/
COPY packages/server/prisma packages/server/prisma
# Generating needs no schema engine, but Prisma's CLI wants to download one unless it is given a file that exists.
RUN cd packages/server && PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node CHECKPOINT_DISABLE=1 node_modules/.bin/prisma generate

FROM manifests AS dependencies
COPY bff/package.json bff/
COPY worker/package.json worker/
RUN npx --yes "$(node -p 'require("./package.json").packageManager')" install --prod --frozen-lockfile --filter '@homecare/bff...' --filter '@homecare/worker...'

# BFF and worker share every layer up to here.
FROM base AS back-end
ENV NODE_ENV=production
COPY --from=dependencies /app ./
COPY packages/contract packages/contract
COPY packages/domain packages/domain
COPY packages/ccavenue packages/ccavenue
COPY packages/server packages/server
COPY --from=prisma-client /app/packages/server/src/generated packages/server/src/generated

# The gateway that browsers and the card gateway call; also runs the migrations (src/migrate.ts).
FROM back-end AS bff
ENV BFF_PORT=3001
COPY bff bff
WORKDIR /app/bff
USER node
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "src/main.ts"]

# Outbox relay, emails, reconciliation, release of held seats.
FROM back-end AS worker
ENV METRICS_PORT=9464
COPY worker worker
WORKDIR /app/worker
USER node
EXPOSE 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "src/main.ts"]

# --- Front ends, built once for both images that need them.
FROM base AS front-ends
COPY . .
RUN npm run build

# The document server with its reverse proxy.
FROM base AS shell
ENV NODE_ENV=production PORT=3000 STATE_DIR=/state
COPY --from=front-ends /app/shell/package.json shell/package.json
COPY --from=front-ends /app/shell/dist shell/dist
# The last good registry, artifacts and composed pages survive a restart here.
RUN mkdir /state && chown node:node /state
VOLUME /state
WORKDIR /app/shell
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.cjs"]

# Releases one remote: a checkout with its tools and the built remotes, as a team's pipeline has it.
FROM front-ends AS release-remotes
USER node
# REMOTE, API_URL and RELEASE_TOKEN come from the environment.
CMD ["sh", "-c", "node packages/cli/run.mjs release \"$REMOTE\" --env \"$API_URL\" --token \"$RELEASE_TOKEN\""]
