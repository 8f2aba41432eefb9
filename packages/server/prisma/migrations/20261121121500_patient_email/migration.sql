-- One patient's records are found by address, whatever its capitals.
CREATE INDEX "booking_email_lower_idx" ON "booking" (lower("email"));
CREATE INDEX "service_request_email_lower_idx" ON "service_request" (lower("email"));
