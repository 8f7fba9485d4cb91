<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Support\Html;
use Brolga\Core\Support\Module;

/**
 * Prints the meta description and the Open Graph tags that social networks read when somebody shares a page.
 *
 * @see SEO-2 SEO-5 SEO-7
 */
final class HeadTags implements Module {

	/** From this width in pixels the share preview shows the image above the text instead of beside it. */
	private const LARGE = 600;

	public function __construct(
		private readonly Canonical $canonical,
		private readonly SeoImages $images
	) {}

	/** Prints right after the title, which WordPress prints with priority 1. */
	public function register(): void {
		add_action( 'wp_head', $this->print( ... ), 2 );
		add_action( 'init', $this->offer_excerpts( ... ) );
	}

	/** Gives pages an excerpt field, whose text becomes the description. */
	private function offer_excerpts(): void {
		add_post_type_support( 'page', 'excerpt' );
	}

	private function print(): void {
		$told = PageMetadata::now();
		if ( null === $told ) {
			return;
		}
		if ( '' !== $told->description ) {
			self::meta( [ 'name' => 'description' ], $told->description );
		}
		$is_article = null !== $told->post && 'post' === $told->post->post_type;
		$image    = $this->images->of( $told );
		$open_graph = [
			'type'         => $is_article ? 'article' : 'website',
			'title'        => $told->title,
			'description'  => $told->description,
			'url'          => esc_url_raw( $this->canonical->url() ),
			'site_name'    => PageMetadata::site(),
			'locale'       => 1 === preg_match( '/^[a-z]{2,3}_[A-Z]{2}/', get_locale(), $locale ) ? $locale[0] : '',
			'image'        => esc_url_raw( $image->url ?? '' ),
			'image:width'  => self::pixels( $image->width ?? 0 ),
			'image:height' => self::pixels( $image->height ?? 0 ),
			'image:alt'    => $image->alt ?? '',
		];
		foreach ( array_filter( $open_graph, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			self::meta( [ 'property' => "og:{$name}" ], $value );
		}
		if ( $is_article && $told->is_open ) {
			self::meta(
				[ 'property' => 'article:published_time' ],
				(string) get_post_time( DATE_W3C, true, $told->post )
			);
			self::meta(
				[ 'property' => 'article:modified_time' ],
				(string) get_post_modified_time( DATE_W3C, true, $told->post )
			);
		}
		// X takes the title, description and image from the Open Graph tags.
		self::meta(
			[ 'name' => 'twitter:card' ],
			null !== $image && $image->width >= self::LARGE ? 'summary_large_image' : 'summary'
		);
	}

	private static function pixels( int $number ): string {
		return $number > 0 ? (string) $number : '';
	}

	/** @param array<string, string> $name */
	private static function meta( array $name, string $content ): void {
		// Text that looks like an entity must not be decoded again.
		Html::put(
			'<meta',
			Html::attributes( $name ),
			' content="',
			htmlspecialchars( $content, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ),
			"\">\n"
		);
	}
}
