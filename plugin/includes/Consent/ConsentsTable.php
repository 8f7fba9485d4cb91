<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\Table;

/**
 * Proof of answers: when, to what, and which. Nothing that says whose.
 *
 * @see CONSENT-10
 */
final class ConsentsTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
	public function name(): string {
		return 'consents';
	}

	/**
	 * Columns and keys. The id is drawn, so that a number tells nobody how many came before.
	 */
	public function columns(): string {
		return <<<'SQL'
			id char(32) NOT NULL,
			created_at datetime NOT NULL,
			version varchar(40) NOT NULL,
			mode varchar(10) NOT NULL,
			action varchar(10) NOT NULL,
			granted text NOT NULL,
			PRIMARY KEY  (id),
			KEY created_at (created_at)
			SQL;
	}
}
