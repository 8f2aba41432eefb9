-- A second payment of an order that is paid: money in, but no visit of its own.
ALTER TYPE "AttemptState" ADD VALUE 'surplus' AFTER 'paid';
