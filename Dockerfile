# The images of the system, one target each: bff, worker, shell and release-remotes.
# Build context: the repository's root, for instance `docker build --target bff .`.
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /app
STOPSIGNAL SIGTERM

# --- Builds everything, once for all images. Of this stage only results get into an image: no tool, no source.
FROM base AS built
# Packages are downloaded anew only when the lockfile has changed.
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .npmrc ./
RUN npx --yes "$(node -p 'require("./package.json").packageManager')" fetch
COPY . .
RUN npm run build -- --for-images

# --- What every image has in common.
FROM base AS deployed
ENV NODE_ENV=production
ARG VERSION=unversioned
ARG REVISION=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="Home healthcare" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION" \
  org.opencontainers.image.source="$SOURCE"

# The back end's programs, bundled; BFF and worker share every layer up to here.
FROM deployed AS back-end
COPY --from=built /app/packages/bundle/dist/back-end ./
USER node

# The gateway that browsers and the card gateway call. `node migrate.mjs` in it updates the database, and
# `node audit-check.mjs` checks the audit history; `node reset-factor.mjs <email>` resets a lost second factor.
FROM back-end AS bff
ENV BFF_PORT=3001
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bff.mjs"]

# Outbox relay, emails, reconciliation, release of held seats.
FROM back-end AS worker
ENV METRICS_PORT=9464
EXPOSE 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "worker.mjs"]

# The document server with its reverse proxy.
FROM deployed AS shell
ENV PORT=3000 STATE_DIR=/state
COPY --from=built /app/shell/dist dist
# The last good registry, artifacts and composed pages survive a restart here.
RUN mkdir /state && chown node:node /state
VOLUME /state
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.cjs"]

# Releases one of the built remotes: REMOTE, API_URL and RELEASE_TOKEN come from the environment.
FROM deployed AS release-remotes
COPY --from=built /app/packages/bundle/dist/release ./
USER node
CMD ["node", "release.mjs"]

# Postgres with pgBackRest, which its log is handed over to: deploy/backup/docker-compose.yml. Both come from the package
# source of the image, so that pgBackRest knows this version.
FROM postgres:17.6-bookworm AS postgres-archived
RUN apt-get update && apt-get install -y --no-install-recommends pgbackrest libatomic1 && rm -rf /var/lib/apt/lists/*
# A new volume takes over the owner of the folder that it covers.
RUN mkdir -p /backup /scratch /var/run/postgresql && chown postgres:postgres /backup /scratch /var/run/postgresql

# The programs of backup and restore beside the same Postgres, whose files they read and write.
FROM postgres-archived AS backup
COPY --from=base /usr/local/bin/node /usr/local/bin/
COPY --from=built /app/packages/bundle/dist/backup /app/
WORKDIR /app
USER postgres
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5m --timeout=30s --start-period=15m --retries=1 CMD ["node", "backup.mjs", "status"]
ENTRYPOINT []
CMD ["node", "backup.mjs", "schedule"]
