-- A payment that the holder of a pay link started leads back to that link's view, not to the patient's.
ALTER TABLE payment_attempt ADD COLUMN by_pay_link boolean NOT NULL DEFAULT false;

-- A request beyond the day's emails to one address, phone number or network: stored, and mailed to nobody.
ALTER TABLE service_request ADD COLUMN unmailed boolean NOT NULL DEFAULT false;
