<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Database\Table;

/**
 * The table of the outbox queue. `available_at` is when a worker may take a job: after the delay
 * of a pending job, after the lease of a claimed one, so that one index finds both. `subject`
 * names what a job is about, such as `lead:12`; empty if it is about no stored record.
 */
final class OutboxTable implements Table {

	public function name(): string {
		return 'outbox';
	}

	public function columns(): string {
		return <<<'SQL'
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			kind varchar(32) NOT NULL,
			subject varchar(64) NOT NULL DEFAULT '',
			payload longtext NOT NULL,
			status varchar(16) NOT NULL DEFAULT 'pending',
			attempts smallint(5) unsigned NOT NULL DEFAULT 0,
			available_at bigint(20) NOT NULL,
			lease_token varchar(32) NOT NULL DEFAULT '',
			last_error varchar(500) NOT NULL DEFAULT '',
			created_at datetime NOT NULL,
			sent_at datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			KEY status_available (status,available_at,id),
			KEY subject (subject)
			SQL;
	}
}
