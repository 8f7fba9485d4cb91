<?php
declare( strict_types=1 );

namespace Brolga\Content\Frames;

use Brolga\Content\Video\VideoSource;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Consent\ServiceHosts;
use WP_Post;

/**
 * Health check that names pages with embedded content that no declared service covers, and that
 * therefore loads without consent.
 *
 * @see CONSENT-403 LEAD-25
 */
final class FramesCheck implements HealthCheck {

	/** The number of posts to check for each search string, the most recently modified first. */
	private const LOOKED_AT = 100;

	private const SIGNS = [ '<iframe', 'wp:embed', '[embed', 'http' ];

	private const WIDGETS = [ 'widget_block', 'widget_text', 'widget_custom_html' ];

	/** Matches an embed block, an `[embed]` shortcode, and a URL on a line of its own. */
	private const EMBEDS = '#<!--\s+wp:embed\s+\{[^>]*?"url":"(https?:[^"]+)"|\[embed[^\]]*\]\s*(https?://[^\s\[]+)|^\s*(https?://[^\s<>"]+)\s*$#im';

	public function __construct( private readonly ServiceHosts $services ) {}

	public function id(): string {
		return 'frames';
	}

	public function title(): string {
		return __( 'Embedded content', 'brolga' );
	}

	public function look(): Finding {
		if ( ! $this->services->are_asked() ) {
			return Finding::good(
				__( 'Embedded content loads without asking', 'brolga' ),
				__( 'Visitors are not asked for consent, so content from other websites loads with the page. If you turn on the consent banner, the content waits for an answer. Brolga’s Map and Video blocks always wait for a click.', 'brolga' )
			);
		}
		[ $told, $posts ] = $this->found();
		$in_widgets       = $this->hosts( $this->widgets() );
		if ( [] !== $in_widgets ) {
			$told[] = __( 'Widgets', 'brolga' ) . ': ' . implode( ', ', $in_widgets );
		}
		if ( [] === $told ) {
			return Finding::good(
				__( 'Embedded content waits for consent', 'brolga' ),
				__( 'All videos, maps and frames that were found wait for consent.', 'brolga' )
			);
		}
		$finding = Finding::recommended(
			_n(
				'Embedded content loads before consent',
				'Embedded content loads before consent in several places',
				count( $told ),
				'brolga'
			),
			__( 'Content from these websites loads as soon as the page opens, so they see each visitor’s IP address. Link to the content instead, or ask a developer to declare the service.', 'brolga' ),
			implode( '; ', array_slice( $told, 0, Finding::NAMED ) )
		)->with_posts( $posts );
		return [] === $in_widgets
			? $finding
			: $finding->with( Finding::LINK, __( 'Edit the widgets', 'brolga' ), admin_url( 'widgets.php' ) );
	}

	/** @return array{list<string>, list<WP_Post>} Titles with hosts, and the posts. */
	private function found(): array {
		$told  = [];
		$found = [];
		foreach ( $this->posts() as $post ) {
			$hosts = $this->hosts( $post->post_content );
			if ( [] === $hosts ) {
				continue;
			}
			$title   = wp_specialchars_decode( get_the_title( $post ), ENT_QUOTES );
			$title   = '' === $title ? (string) $post->ID : $title;
			$told[]  = "{$title}: " . implode( ', ', $hosts );
			$found[] = $post;
		}
		return [ $told, $found ];
	}

	/** @return array<int, WP_Post> */
	private function posts(): array {
		$found = [];
		foreach ( self::SIGNS as $sign ) {
			$posts = get_posts(
				[
					'post_type'      => [
						...array_values( get_post_types( [ 'public' => true ] ) ),
						'wp_block',
						'wp_template',
						'wp_template_part',
					],
					'post_status'    => 'publish',
					'posts_per_page' => self::LOOKED_AT,
					'orderby'        => 'modified',
					's'              => $sign,
					'sentence'       => true,
					'search_columns' => [ 'post_content' ],
					'no_found_rows'  => true,
				]
			);
			$found += array_column( $posts, null, 'ID' );
		}
		return $found;
	}

	private function widgets(): string {
		$texts = '';
		foreach ( self::WIDGETS as $option ) {
			$widgets = get_option( $option, [] );
			foreach ( is_array( $widgets ) ? $widgets : [] as $widget ) {
				$text   = is_array( $widget ) ? $widget['content'] ?? $widget['text'] ?? '' : '';
				$texts .= is_string( $text ) ? "{$text}\n" : '';
			}
		}
		return $texts;
	}

	/** @return list<string> */
	private function hosts( string $text ): array {
		$frames = [];
		FrameTags::replace(
			$text,
			static function ( Frame $frame ) use ( &$frames ): null {
				$frames[] = $frame;
				return null;
			}
		);
		preg_match_all( self::EMBEDS, $text, $embeds );
		foreach ( array_diff( array_merge( ...array_slice( $embeds, 1 ) ), [ '' ] ) as $url ) {
			$url = str_replace( '\u0026', '&', stripslashes( $url ) );
			if ( _wp_oembed_get_object()->get_provider( $url, [ 'discover' => false ] ) !== false ) {
				$source   = VideoSource::of( $url );
				$frames[] = Frame::of( '' === $source->embed ? $url : $source->embed );
			}
		}
		$hosts = [];
		foreach ( array_filter( $frames ) as $frame ) {
			if ( '' === $frame->service && '' === $this->services->service( $frame->address() ) ) {
				$hosts[] = $frame->host;
			}
		}
		return array_values( array_unique( $hosts ) );
	}
}
