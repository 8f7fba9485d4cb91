<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestLocations;
use Brolga\AbTests\Registry\TestReader;
use Brolga\AbTests\Registry\Variant;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use InvalidArgumentException;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Renders a variant from the post that stores it, as that post's own page would.
 *
 * @see AB-18 AB-30
 */
final class SavedVariant implements VariantRenderer {

	public function __construct(
		private readonly SourceStack $sources,
		private readonly TestLocations $places
	) {}

	public function render( TestKey $key, Variant $variant ): string {
		$post   = get_post( $key->post );
		$pair   = PagePair::of( $key->post );
		$pair   = $pair?->key->number === $key->number ? $pair : null;
		$stored = null === $pair ? $post : $pair->post( $variant->number );
		$source = $stored instanceof WP_Post ? self::source( $stored ) : null;
		if (
			! $post instanceof WP_Post
			|| null === $source
			|| ! $this->places->is_live( $post )
			|| post_password_required( $post )
		) {
			return '';
		}
		$markup = null === $pair
			? TestReader::variant_markup( $key, $variant->number, $post->post_content )
			: $pair->content( $variant->number );
		if ( null === $markup ) {
			return '';
		}
		$block = get_comment_delimited_block_content(
			TestReader::VARIANT_BLOCK,
			[ 'number' => $variant->number ],
			$markup
		);
		$html = $this->sources->within( $source, static fn (): string => self::html( $post, $block ) );
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag() ) {
			foreach ( SavedVariants::marks( $key, $variant->number ) as $name => $value ) {
				'class' === $name ? $tags->add_class( $value ) : $tags->set_attribute( $name, $value );
			}
			if ( null !== $pair ) {
				$tags->set_attribute( PlaceholderDelivery::TITLE, $pair->title( $variant->number ) );
			}
		}
		return $tags->get_updated_html();
	}

	/** Renders blocks with the post as the global post, which some blocks read. */
	private static function html( WP_Post $post, string $markup ): string {
		$before  = $GLOBALS['post'] ?? null;
		$address = $_SERVER['REQUEST_URI'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Put back as it was.
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below; setup_postdata() wants it so.
		$GLOBALS['post'] = $post;
		setup_postdata( $post );
		// Forms and pagination links take the page's address from here.
		$_SERVER['REQUEST_URI'] = wp_slash( self::page( $post ) );
		try {
			return self::finished( do_blocks( $markup ) );
		} finally {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
			$GLOBALS['post']        = $before;
			$_SERVER['REQUEST_URI'] = $address;
			if ( $before instanceof WP_Post ) {
				setup_postdata( $before );
			}
		}
	}

	/** Returns the path and query of the page that requests the variant, else of the post itself. */
	private static function page( WP_Post $post ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Parsed, and printed as an address of this site alone.
		$from = wp_unslash( $_SERVER['HTTP_REFERER'] ?? '' );
		$from = is_string( $from ) ? wp_parse_url( $from ) : false;
		if ( ! is_array( $from ) || ( $from['host'] ?? '' ) !== wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			$from = wp_parse_url( (string) get_permalink( $post ) );
		}
		$from = is_array( $from ) ? $from : [];
		return ( $from['path'] ?? '/' ) . ( isset( $from['query'] ) ? "?{$from['query']}" : '' );
	}

	/** Applies the filters that WordPress runs on `the_content` after rendering blocks. */
	private static function finished( string $html ): string {
		return convert_smilies(
			wp_filter_content_tags( do_shortcode( shortcode_unautop( wptexturize( $html ) ) ), 'the_content' )
		);
	}

	private static function source( WP_Post $post ): ?FormSource {
		$kind = match ( $post->post_type ) {
			'wp_block'         => SourceKind::Synced,
			'brolga_popup'     => SourceKind::Popup,
			'wp_template'      => SourceKind::Template,
			'wp_template_part' => SourceKind::TemplatePart,
			default            => SourceKind::Post,
		};
		try {
			return FormSource::of( $kind, $kind->is_post() ? $post->ID : self::template_name( $post ) );
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}

	/** Returns the name of a template stored in a post, as `theme//slug`. */
	private static function template_name( WP_Post $post ): string {
		$terms = get_the_terms( $post, 'wp_theme' );
		return ( is_array( $terms ) ? $terms[0]->name : '' ) . "//{$post->post_name}";
	}
}
