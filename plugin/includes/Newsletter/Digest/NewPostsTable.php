<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Database\Table;

/** The table of posts that counted as news, with the time they were first published. */
final class NewPostsTable implements Table {

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
