<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use WP_Post;

/**
 * Health check that names published pages with unchanged text from a pattern.
 *
 * @see START-341 LEAD-25
 */
final class SamplesCheck implements HealthCheck {

	private const LOOKED_AT = 100;

	public function __construct( private readonly Samples $samples ) {}

	public function id(): string {
		return 'samples';
	}

	public function title(): string {
		return __( 'Sample text', 'brolga' );
	}

	public function look(): Finding {
		$pages = get_posts(
			[
				'post_type'      => [ 'page', 'post' ],
				'post_status'    => 'publish',
				'posts_per_page' => self::LOOKED_AT,
				'orderby'        => 'modified',
				'no_found_rows'  => true,
			]
		);
		$found = array_values(
			array_filter( $pages, fn ( WP_Post $page ): bool => [] !== $this->samples->in( $page->post_content ) )
		);
		if ( [] === $found ) {
			return Finding::good(
				__( 'No sample text found', 'brolga' ),
				__( 'The most recently changed pages and posts contain no sample text from a pattern.', 'brolga' )
			);
		}
		return Finding::recommended(
			_n( 'A published page has sample text', 'Published pages have sample text', count( $found ), 'brolga' ),
			__( 'These pages still contain names, prices or texts from a pattern. Open each page and replace the sample text.', 'brolga' )
		)->with_posts( $found );
	}
}
