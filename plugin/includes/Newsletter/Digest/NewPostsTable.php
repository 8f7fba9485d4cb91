<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Database\Table;

/**
 * Each post that was ever published, with the moment of the first time.
 */
final class NewPostsTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
	public function name(): string {
		return 'new_posts';
	}

	public function columns(): string {
		return <<<'SQL'
			post_id bigint(20) unsigned NOT NULL,
			published_at bigint(20) NOT NULL,
			PRIMARY KEY  (post_id),
			KEY published_at (published_at)
			SQL;
	}
}
