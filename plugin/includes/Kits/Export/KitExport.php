<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Kits\Export;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Saver;
use Brolga\Kits\Content\Blocks;
use Brolga\Kits\Content\Owned;
use Brolga\Kits\Content\KitParts;
use Brolga\Kits\Content\PortableSettings;
use Brolga\Kits\Content\PostLink;
use Brolga\Kits\Content\References;
use Brolga\Kits\Content\Refers;
use Brolga\Kits\Content\SiteUrls;
use Brolga\Kits\Content\Texts;
use Brolga\Kits\Kit\Data;
use Brolga\Kits\Kit\Kind;
use Brolga\Kits\Kit\Kit;
use Brolga\Kits\Kit\KitFile;
use Brolga\Kits\Kit\KitItem;
use Brolga\Kits\Kit\KitRefused;
use Brolga\Kits\Kit\KitWriter;
use Brolga\Popups\Stored\Fields;
use WP_Post;
use WP_Theme_JSON_Resolver;

/**
 * Puts what an owner has chosen into a kit, with the patterns, menus and images that it uses.
 *
 * @see KIT-1 KIT-2 KIT-3 KIT-4 KIT-5
 */
final class KitExport {

	public function __construct(
		private readonly SiteItems $items,
		private readonly PortableSettings $settings,
		private readonly Fields $popups,
		private readonly Clock $clock
	) {}

	/**
	 * @param list<string> $chosen Keys of SiteItems::all(), KitParts::SETTINGS and KitParts::BRAND.
	 * @return array{name: string, items: int, pieces: iterable<string>}
	 * @throws KitRefused If nothing of it is there.
	 */
	public function of( array $chosen ): array {
		$images = new UsedImages();
		$posts  = $this->with_used( $chosen );
		$items  = array_map( fn ( WP_Post $post ): KitItem => $this->item( $post, $images ), array_values( $posts ) );
		$kit    = $this->kit( $chosen, $items, $images );
		if ( [] === $items && [] === $kit->settings && null === $kit->brand ) {
			throw new KitRefused( __( 'Choose what the kit is to hold.', 'brolga' ) );
		}
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return [
			'name'   => sprintf( 'brolga-kit-%s-%s.zip', $host, $this->clock->now()->format( 'Y-m-d' ) ),
			'items'  => count( $items ),
			'pieces' => KitWriter::pieces( self::members( $kit, $images ) ),
		];
	}

	/** @return iterable<string, string> */
	private static function members( Kit $kit, UsedImages $images ): iterable {
		$manifest = Json::encode( $kit->for_file() );
		yield KitFile::MANIFEST => $manifest;
		yield KitFile::CHECKSUM => hash( 'sha256', $manifest );
		yield from $images->members();
	}

	/**
	 * @param list<string> $chosen
	 * @param list<KitItem> $items
	 */
	private function kit( array $chosen, array $items, UsedImages $images ): Kit {
		$brand = in_array( KitParts::BRAND, $chosen, true ) && Saver::may( 'edit_theme_options' )
			? $this->brand( $images )
			: null;
		return new Kit(
			untrailingslashit( home_url() ),
			self::uploads(),
			get_stylesheet(),
			$this->clock->now()->format( 'Y-m-d\TH:i:s\Z' ),
			in_array( KitParts::SETTINGS, $chosen, true ) ? $this->settings->all() : [],
			$brand,
			$items,
			// Last, when all of them are known.
			$images->for_kit()
		);
	}

	public static function uploads(): string {
		return untrailingslashit( wp_get_upload_dir()['baseurl'] );
	}

	/** @return array{styles: string, logo: int, icon: int} */
	private function brand( UsedImages $images ): array {
		$post   = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		$styles = is_string( $post['post_content'] ?? null ) ? $post['post_content'] : '';
		$ids    = [ get_option( 'site_logo' ), get_option( 'site_icon' ) ];
		[ $logo, $icon ] = array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $ids );
		$images->add( $logo );
		$images->add( $icon );
		self::look_for_images( Data::of( json_decode( $styles, true ) )->values, $images );
		return [
			'styles' => $styles,
			'logo'   => $logo,
			'icon'   => $icon,
		];
	}

	/** @param array<array-key, mixed> $values */
	private static function look_for_images( array $values, UsedImages $images ): void {
		$urls = new SiteUrls( self::uploads() );
		Texts::in( $values, static fn ( string $text ): string => $urls->exchange(
			$text,
			static function ( string $url ) use ( $images ): string {
				$images->add_url( $url );
				return $url;
			}
		) );
	}

	private function item( WP_Post $post, UsedImages $images ): KitItem {
		$kind     = Kind::of_post( $post ) ?? Kind::Page;
		$own      = new SiteUrls( untrailingslashit( home_url() ) );
		$content  = Blocks::change(
			$post->post_content,
			static function ( string $block, array $attributes ) use ( $images, $own ): array {
				[ $attributes ] = Owned::without( $block, $attributes, $own->has( ... ) );
				References::exchange( $block, $attributes, static function ( Refers $refers, int $id ) use ( $images ): int {
					if ( Refers::ToImage === $refers ) {
						$images->add( $id );
					}
					return $id;
				} );
				self::look_for_images( $attributes, $images );
				return $attributes;
			},
			static function ( string $html ) use ( $images ): string {
				self::look_for_images( [ $html ], $images );
				return $html;
			}
		);
		$image    = (int) get_post_thumbnail_id( $post );
		$template = get_page_template_slug( $post );
		$areas    = get_the_terms( $post, 'wp_template_part_area' );
		$images->add( $image );
		return new KitItem(
			$kind,
			$post->ID,
			$post->post_name,
			$post->post_title,
			$content,
			$post->post_excerpt,
			PostLink::of( $post ),
			Kind::Page === $kind ? $post->post_parent : 0,
			Kind::Page === $kind && is_string( $template ) ? $template : '',
			$image,
			is_array( $areas ) ? $areas[0]->slug ?? '' : '',
			Kind::Popup === $kind ? $this->popup( $post->ID ) : []
		);
	}

	/** @return array<string, mixed> */
	private function popup( int $id ): array {
		$settings = $this->popups->of( $id );
		return $settings->values + [ Fields::CONDITIONS => $settings->conditions->stored ];
	}

	/**
	 * Returns the chosen posts and the synced patterns and menus in them.
	 *
	 * @param list<string> $chosen
	 * @return array<int, WP_Post>
	 */
	private function with_used( array $chosen ): array {
		$posts = [];
		$next  = array_values( array_filter( array_map( $this->items->find( ... ), $chosen ) ) );
		while ( [] !== $next ) {
			$post = array_shift( $next );
			if ( isset( $posts[ $post->ID ] ) ) {
				continue;
			}
			$posts[ $post->ID ] = $post;
			Blocks::change(
				$post->post_content,
				function ( string $block, array $attributes ) use ( &$next ): array {
					if ( in_array( $block, [ 'core/block', 'core/navigation', 'brolga/menu' ], true ) ) {
						$id     = is_numeric( $attributes['ref'] ?? null ) ? (int) $attributes['ref'] : 0;
						$kind   = 'core/block' === $block ? Kind::Pattern : Kind::Menu;
						$next[] = $this->items->find( "{$kind->value}:{$id}" );
						$next   = array_values( array_filter( $next ) );
					}
					return $attributes;
				},
				static fn ( string $html ): string => $html
			);
		}
		return $posts;
	}
}
