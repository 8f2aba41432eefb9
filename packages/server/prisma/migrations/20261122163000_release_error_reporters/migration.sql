-- Who reported an error of a release, so that one address counts once. The address is a MAC of the network, not the address.
CREATE TABLE "release_error_reporter" (
  "name" text NOT NULL,
  "version" text NOT NULL,
  "reporter" text NOT NULL,
  "reported_at" timestamptz(3) NOT NULL,
  PRIMARY KEY ("name", "version", "reporter")
);
CREATE INDEX "release_error_reporter_reported_at_idx" ON "release_error_reporter" ("reported_at");
