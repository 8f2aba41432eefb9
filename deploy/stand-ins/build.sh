#!/bin/sh
# Makes stand-ins under the names of the third-party images of docker-compose.yml and Dockerfile, for machines that can't
# reach a registry: of Debian's packages, the Node in $NODE, and the bundled development servers in `dist`.
set -eu
cd "$(dirname "$0")/../.."
base=docker.io/library/$(sed -n 's/^FROM \(node:[^ ]*\).*/\1/p' Dockerfile | head -n 1)
certificates=etc/ssl/certs/ca-certificates.crt

if ! podman image exists "$base"; then
  root=$(mktemp -d)
  trap 'rm -rf "$root"' EXIT
  debootstrap --variant=minbase --include=ca-certificates,libatomic1,libstdc++6,openssl bookworm "$root" http://deb.debian.org/debian
  rm -f "$root"/var/cache/apt/archives/*.deb
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -rL "$npm" "$root/usr/local/lib/node_modules/npm"
  cp "$NODE" "$root/usr/local/bin/node"
  for name in npm npx; do
    printf '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/%s-cli.js "$@"\n' "$name" > "$root/usr/local/bin/$name"
    chmod 755 "$root/usr/local/bin/$name"
  done
  chroot "$root" useradd --create-home --uid 1000 --shell /bin/sh node
  # Those of this machine, where a proxy signs with an authority of its own.
  [ ! -f "/$certificates" ] || cp "/$certificates" "$root/$certificates"
  set -- --change CMD=node --change LABEL=stand-in=true
  [ -z "${NODE_EXTRA_CA_CERTS:-}" ] || set -- "$@" --change "ENV=NODE_EXTRA_CA_CERTS=/$certificates"
  tar -C "$root" -c . | podman import "$@" - "$base"
fi

for image in $(sed -nE 's/^ +image: ([^ ]+:[^ ]+)$/\1/p' docker-compose.yml; sed -nE 's/^FROM (postgres:[^ ]+).*/\1/p' Dockerfile); do
  name=${image##*/}
  case $image in */*) image=docker.io/$image ;; *) image=docker.io/library/$image ;; esac
  podman build --isolation chroot --network host --format docker --layers --quiet \
    --build-arg "BASE=$base" --target "${name%%:*}" --tag "$image" deploy/stand-ins
done
