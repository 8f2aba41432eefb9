#!/bin/sh
# Debian's Caddy is older than the image and has other names for the buffers of a proxy.
mkdir -p /tmp/caddy
for file in /etc/caddy/*; do
  sed 's/request_buffers 256KB/buffer_requests\nmax_buffer_size 256KB/; s/response_buffers 256KB/buffer_responses/' \
    "$file" > "/tmp/caddy/${file##*/}"
done
for word; do
  shift
  case "$word" in /etc/caddy/*) word="/tmp/caddy/${word##*/}" ;; esac
  set -- "$@" "$word"
done
exec /usr/bin/caddy "$@"
