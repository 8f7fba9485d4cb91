<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Support\Json;
use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Prints structured data (schema.org) as JSON-LD: the business on the home page, breadcrumbs and
 * articles on other pages.
 *
 * @see SEO-8 SEO-11 SEO-12
 */
final class StructuredData implements Module {

	public function __construct(
		private readonly Canonical $canonical,
		private readonly SeoImages $images,
		private readonly Business $business
	) {}

	public function register(): void {
		add_action( 'wp_head', $this->print( ... ), 20 );
	}

	private function print(): void {
		$metadata = PageMetadata::now();
		if ( null === $metadata ) {
			// Other SEO plugins do not know the owner's business details.
			if ( is_front_page() && OtherPlugin::is_active() && null !== PageMetadata::beside() ) {
				self::put( [ $this->business->whole() ] );
			}
			return;
		}
		$url   = esc_url_raw( $this->canonical->url() );
		$graph = array_values(
			array_filter(
				[
					is_front_page() ? $this->business->whole() : [],
					Breadcrumbs::of( $metadata, $url ),
					null !== $metadata->post && $metadata->is_open && 'post' === $metadata->post->post_type
						? $this->article( $metadata, $metadata->post, $url )
						: [],
				]
			)
		);
		if ( [] !== $graph ) {
			self::put( $graph );
		}
	}

	/** @param non-empty-list<array<string, mixed>> $graph */
	private static function put( array $graph ): void {
		wp_print_inline_script_tag(
			Json::encode_for_script(
				[
					'@context' => 'https://schema.org',
					'@graph'   => $graph,
				]
			),
			[ 'type' => 'application/ld+json' ]
		);
	}

	/** @return array<string, mixed> */
	private function article( PageMetadata $metadata, WP_Post $post, string $url ): array {
		$image = $this->images->of( $metadata );
		$author  = PlainText::line( get_the_author_meta( 'display_name', (int) $post->post_author ), PlainText::TITLE );
		$known   = [
			'@type'            => 'Article',
			'headline'         => $metadata->title,
			'description'      => $metadata->description,
			'mainEntityOfPage' => $url,
			'image'            => esc_url_raw( $image->url ?? '' ),
			'datePublished'    => (string) get_post_time( DATE_W3C, true, $post ),
			'dateModified'     => (string) get_post_modified_time( DATE_W3C, true, $post ),
		];
		return array_filter( $known, static fn ( string $value ): bool => '' !== $value ) + [
			'publisher' => $this->business->brief(),
		] + ( '' === $author ? [] : [
			'author' => [
				'@type' => 'Person',
				'name'  => $author,
			],
		] );
	}
}
