-- Parts of payments that were given back, for reports. What else was refunded of a payment is its amount without the parts that
-- are done.
CREATE VIEW reports.part_refund AS
SELECT a.booking_id, a.number AS payment_number, p.number, p.amount_fils, p.state, p.at
FROM public.part_refund p JOIN public.payment_attempt a ON a.id = p.payment_attempt_id;
