-- What reports are made of. No view has a name, a contact, an address below the city, an order number, a note or a staff
-- member, and what was tested is not connected with a booking. The role homecare_reports sees these views and no table.
CREATE SCHEMA reports;

CREATE VIEW reports.booking AS
SELECT id, created_at, date, time, city, status, payment_status, refund, needs_action, total_fils, currency, completed_at,
  erased_at IS NOT NULL AS erased
FROM public.booking;

-- By day, so that no row leads to a booking.
CREATE VIEW reports.booked_test AS
SELECT b.date, b.payment_status, l.kind, l.catalogue_id, l.name, count(*) AS booked, sum(l.price_fils) AS price_fils
FROM public.booking_line l JOIN public.booking b ON b.id = l.booking_id
GROUP BY b.date, b.payment_status, l.kind, l.catalogue_id, l.name;

CREATE VIEW reports.payment_attempt AS
SELECT booking_id, number, state, amount_fils, currency, payment_mode, started_at, finished_at, checks, flag, refund, refund_at
FROM public.payment_attempt;

CREATE VIEW reports.service_request AS
SELECT id, created_at, kind, service, date, past_date, status, completed_at, erased_at IS NOT NULL AS erased
FROM public.service_request;

CREATE VIEW reports.slot AS
SELECT date, time, state, count(*) AS seats FROM public.slot_seat GROUP BY date, time, state;

CREATE VIEW reports.closed_day AS SELECT date FROM public.closed_day;
