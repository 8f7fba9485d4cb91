<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Database\Connection;

/**
 * Finds pages that thank.
 *
 * @see SEO-14
 */
final class ThankYouRepository {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * @return list<int>
	 */
	public function ids(): array {
		$posts = $this->db->core_table( 'posts' );
		$meta  = $this->db->core_table( 'postmeta' );
		$rows  = $this->db->rows(
			"SELECT ID FROM {$posts} WHERE post_type = 'page' AND post_status = 'publish' AND ( post_name = %s OR ID "
				. "IN ( SELECT post_id FROM {$meta} WHERE meta_key = '_wp_page_template' AND meta_value = %s ) )",
			ThankYouPages::SLUG,
			ThankYouPages::TEMPLATE
		);
		return array_map( static fn ( array $row ): int => (int) $row['ID'], $rows );
	}
}
