<?php
declare( strict_types=1 );

namespace Brolga\Forms\Trust;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Forms\Definition\ApprovedSettings;
use WP_Post;

/**
 * A Site Health check that lists posts with forms whose settings were never saved by a user who
 * may manage leads.
 *
 * @see FORM-421 LEAD-25
 */
final class TrustCheck implements HealthCheck {

	private const LOOKED_AT = 100;

	public function id(): string {
		return 'form-trust';
	}

	public function title(): string {
		return __( 'Settings of forms', 'brolga' );
	}

	public function look(): Finding {
		$posts = array_values(
			array_filter(
				self::with_forms(),
				static fn ( WP_Post $post ): bool => ApprovedSettings::are_awaited( $post->ID, $post->post_content )
			)
		);
		if ( [] === $posts ) {
			return Finding::good(
				__( 'Every form’s settings were saved by somebody who may manage leads', 'brolga' ),
				__( 'Every form with recipients, emails or redirects was saved by somebody who may manage leads.', 'brolga' )
			);
		}
		return Finding::recommended(
			_n(
				'A page has a form whose settings are not in effect yet',
				'Pages have forms whose settings are not in effect yet',
				count( $posts ),
				'brolga'
			),
			__( 'Only people who can manage leads can change where a form sends its leads. Until one of them saves these forms, leads go to the site’s own address. Check the forms, then save each page.', 'brolga' )
		)->with_posts( $posts );
	}

	/** @return list<WP_Post> */
	private static function with_forms(): array {
		$posts = get_posts(
			[
				'post_type'        => array_values( array_diff( get_post_types(), [ 'revision', 'attachment' ] ) ),
				'post_status'      => 'publish',
				's'                => '<!-- wp:brolga/contact-form',
				'sentence'         => true,
				'search_columns'   => [ 'post_content' ],
				'posts_per_page'   => self::LOOKED_AT,
				'orderby'          => 'modified',
				'no_found_rows'    => true,
				'suppress_filters' => true,
			]
		);
		return array_values( array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}
}
