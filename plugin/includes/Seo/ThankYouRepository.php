<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Database\Connection;

/**
 * Finds the published thank-you pages. Every page with a menu needs them, so their ids are cached
 * in an autoloaded option until a page changes.
 *
 * @see SEO-14 PERF-9
 */
final class ThankYouRepository {

	/** Option with the ids; any value but an array means that they must be queried again. */
	public const OPTION = 'brolga_thank_you_pages';

	public function __construct( private readonly Connection $db ) {}

	/** @return list<int> */
	public function ids(): array {
		$kept = get_option( self::OPTION );
		if ( ! is_array( $kept ) ) {
			$kept = $this->find();
			update_option( self::OPTION, $kept, true );
		}
		return array_values( array_filter( $kept, is_int( ... ) ) );
	}

	public static function forget(): void {
		if ( is_array( get_option( self::OPTION ) ) ) {
			update_option( self::OPTION, '', true );
		}
	}

	/** @return list<int> */
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
