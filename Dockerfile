# One image for shop and worker, and for every domain: docs/deploy.md.
FROM node:22-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends binutils tini=0.19.0*
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
# Of the packages, the maps and the snapshots of the schema, the image takes what a running shop reads.
RUN npm run build \
    && node scripts/lean-modules.cjs /modules \
    && find .next/builds -path '*/server/*' -name '*.map' -delete \
    && rm -rf .next/builds/*/cache .next/dev .next/leases data server/kernel/db/migrations/meta/*_snapshot.json \
    && find .next/builds -name '*.nft.json' -delete \
    && strip /usr/local/bin/node \
    && mkdir /data

# Base image without a shell and a package manager: only glibc, its C++ library, certificates and time zones.
FROM gcr.io/distroless/cc-debian12
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# tini reaps what a killed process leaves behind.
COPY --from=build /usr/bin/tini-static /usr/local/bin/tini
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /shop/package.json /shop/next.config.js /shop/.env.example ./
COPY --from=build /modules ./node_modules
COPY --from=build /shop/public ./public
COPY --from=build /shop/platform ./platform
COPY --from=build /shop/scripts/run.cjs /shop/scripts/programs.cjs /shop/scripts/exit-with-parent.cjs /shop/scripts/encode-picture.cjs ./scripts/
COPY --from=build /shop/server/kernel/db/migrations ./server/kernel/db/migrations
COPY --from=build /shop/server/kernel/db/programs ./server/kernel/db/programs
COPY --from=build /shop/server/seed/data ./server/seed/data
COPY --from=build /shop/.next ./.next
# The only folder that is written; everything else belongs to root and may be read-only.
COPY --from=build --chown=1000:1000 /data ./data
USER 1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "scripts/run.cjs"]
CMD ["start"]
