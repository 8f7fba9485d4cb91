<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Core\Database\Table;

/**
 * The table of leads. The inbox reads it with keyset pagination, newest first: each filter has an
 * index that ends in time and id, so that page 10,000 is as fast as page 1. `search_text` holds
 * the words of `entry_words`, each after a space; `text_hash` recognizes repeated messages;
 * `lesson` is what the text classifier has learned from a lead.
 */
final class LeadsTable implements Table {

	public function name(): string {
		return 'entries';
	}

	public function columns(): string {
		return <<<'SQL'
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			form_source varchar(96) NOT NULL,
			form_uid varchar(64) NOT NULL,
			form_title varchar(200) NOT NULL DEFAULT '',
			page_url text NOT NULL,
			status varchar(16) NOT NULL DEFAULT 'new',
			submission_key varchar(64) DEFAULT NULL,
			body_hash char(64) NOT NULL,
			name varchar(200) NOT NULL DEFAULT '',
			email varchar(254) NOT NULL DEFAULT '',
			summary varchar(300) NOT NULL DEFAULT '',
			fields longtext NOT NULL,
			search_text mediumtext COLLATE utf8mb4_bin NOT NULL,
			attribution text NOT NULL,
			consent text NOT NULL,
			notes longtext NOT NULL,
			ip_hash char(64) NOT NULL DEFAULT '',
			text_hash char(32) NOT NULL DEFAULT '',
			lesson varchar(8) NOT NULL DEFAULT '',
			created_at datetime NOT NULL,
			updated_at datetime NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY submission_key (submission_key),
			KEY status_created (status,created_at),
			KEY form_created (form_uid,created_at),
			KEY form_age (form_uid,form_source,created_at),
			KEY form_status_created (form_uid,status,created_at),
			KEY email_id (email(100),id),
			KEY text_id (text_hash,id),
			KEY created_form_status (created_at,form_uid,status)
			SQL;
	}
}
