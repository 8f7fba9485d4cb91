<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Database\Connection;

/**
 * Finds pages that thank. Every page with a menu asks: the answer is kept where
 * WordPress reads it anyway, until a page changes.
 *
 * @see SEO-14 PERF-9
 */
final class ThankYouRepository {

	/** What holds their ids; anything but a list: they have to be looked for. */
	public const OPTION = 'brolga_thank_you_pages';

	public function __construct( private readonly Connection $db ) {}

	/**
	 * @return list<int>
	 */
	public function ids(): array {
		$kept = get_option( self::OPTION );
		if ( ! is_array( $kept ) ) {
			$kept = $this->find();
			update_option( self::OPTION, $kept, true );
		}
		return array_values( array_filter( $kept, is_int( ... ) ) );
	}

	/**
	 * Has them looked for by whoever asks next.
	 */
	public static function forget(): void {
		if ( is_array( get_option( self::OPTION ) ) ) {
			update_option( self::OPTION, '', true );
		}
	}

	/**
	 * @return list<int>
	 */
	private function find(): array {
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
