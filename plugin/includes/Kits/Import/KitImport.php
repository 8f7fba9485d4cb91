<?php
declare( strict_types=1 );

namespace Brolga\Kits\Import;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Saver;
use Brolga\Kits\Content\KitParts;
use Brolga\Kits\Content\References;
use Brolga\Kits\Content\Refers;
use Brolga\Kits\Content\Texts;
use Brolga\Kits\Kit\Data;
use Brolga\Kits\Kit\Kit;
use Brolga\Kits\Kit\KitFile;
use Brolga\Kits\Kit\KitItem;
use Brolga\Kits\Kit\Outcome;
use Brolga\Kits\Kit\Report;
use Brolga\Popups\Stored\Fields;

/**
 * Says what a kit would bring, and brings what of it an owner chooses. Large kits come in several calls: each goes on
 * where the one before ended, by what is there.
 *
 * @phpstan-import-type Line from Report
 * @phpstan-type Found array{key: string, label: string, kind: string, title: string, exists: 'new'|'imported'|'taken'}
 * @see KIT-6 KIT-7 KIT-8 KIT-10
 */
final class KitImport {

	/** Seconds after which a call begins nothing new. */
	public const SECONDS = 15;

	private const MAX_STYLES = 2097152;

	public function __construct(
		private readonly ImportedSettings $settings,
		private readonly Fields $popups,
		private readonly Clock $clock
	) {}

	/**
	 * @phpstan-return array{
	 *     origin: string,
	 *     made: string,
	 *     settings: bool,
	 *     brand: bool,
	 *     same_theme: bool,
	 *     images: int,
	 *     unreadable: int,
	 *     items: list<Found>,
	 * }
	 */
	public function look( Kit $kit ): array {
		return [
			'origin'     => $kit->origin,
			'made'       => $kit->made,
			'settings'   => [] !== $kit->settings,
			'brand'      => null !== $kit->brand,
			'same_theme' => get_stylesheet() === $kit->theme,
			'images'     => count( $kit->images ),
			'unreadable' => $kit->unreadable,
			'items'      => array_map(
				static fn ( KitItem $item ): array => [
					'key'    => $item->key(),
					'kind'   => $item->kind->value,
					'label'  => $item->kind->label(),
					'title'  => wp_strip_all_tags( '' === $item->title ? $item->slug : $item->title ),
					'exists' => match ( true ) {
						Marks::find( $item->mark( $kit->origin ), $item->kind->post_type() ) > 0 => 'imported',
						Marks::namesake( $item->kind, $item->slug ) > 0 => 'taken',
						default => 'new',
					},
				],
				$kit->items
			),
		];
	}

	/**
	 * @param list<string> $chosen Keys of items, KitParts::SETTINGS and KitParts::BRAND.
	 * @param list<string> $replaced Keys of items that take the place of what has their address.
	 * @param (callable(): bool)|null $keep_on Asked after each item, too.
	 * @return bool Whether it is complete; otherwise call it again.
	 */
	public function take(
		KitFile $file,
		array $chosen,
		array $replaced,
		Report $report,
		int $seconds = self::SECONDS,
		?callable $keep_on = null
	): bool {
		$ends    = $this->clock->now()->getTimestamp() + $seconds;
		$images  = new ImportedImages( $file, $report );
		$content = new ImportedContent( $file->kit, $images );
		$items   = new ImportedItems( $file->kit, $chosen, $replaced, $content, $images, $this->popups, $report );
		$items->begin();
		Previous::keep(
			in_array( KitParts::SETTINGS, $chosen, true ) ? $this->settings->save( $file->kit->settings, $report ) : [],
			in_array( KitParts::BRAND, $chosen, true ) ? $this->brand( $file->kit, $content, $images, $report ) : null
		);
		$is_complete = $items->write( fn (): bool => $this->clock->now()->getTimestamp() < $ends
			&& ( null === $keep_on || $keep_on() ) );
		if ( $images->added > 0 ) {
			$report->add( Outcome::Added, __( 'Images', 'brolga' ), sprintf(
				/* translators: %s: a number. */
				_n(
					'%s image was added to the media library.',
					'%s images were added to the media library.',
					$images->added,
					'brolga'
				),
				number_format_i18n( $images->added )
			) );
		}
		return $is_complete;
	}

	/** Puts settings and brand back as they were before the latest import. */
	public function undo( Report $report ): void {
		$previous = Previous::stored();
		$settings = $previous['settings'] ?? [];
		$brand    = $previous['brand'] ?? null;
		$this->settings->save( is_array( $settings ) ? $settings : [], $report );
		if ( is_array( $brand ) && Saver::may( 'edit_theme_options' ) ) {
			Brand::put( [
				'styles' => is_string( $brand['styles'] ?? null ) ? $brand['styles'] : '',
				'logo'   => is_int( $brand['logo'] ?? null ) ? $brand['logo'] : 0,
				'icon'   => is_int( $brand['icon'] ?? null ) ? $brand['icon'] : 0,
			] );
			$report->add( Outcome::Replaced, __( 'Brand', 'brolga' ), '' );
		}
		Previous::forget();
	}

	/** @return array{styles: string, logo: int, icon: int}|null What it was before; null if it stays. */
	private function brand( Kit $kit, ImportedContent $content, ImportedImages $images, Report $report ): ?array {
		$what = __( 'Brand', 'brolga' );
		if ( null === $kit->brand ) {
			return null;
		}
		if ( ! Saver::may( 'edit_theme_options' ) ) {
			$report->add( Outcome::LeftOut, $what, __( 'You may not change the look of this site.', 'brolga' ) );
			return null;
		}
		$before          = Brand::now();
		[ $logo, $icon ] = [ $images->id( $kit->brand['logo'] ), $images->id( $kit->brand['icon'] ) ];
		$after           = [
			'styles' => $before['styles'],
			'logo'   => 0 === $logo ? $before['logo'] : $logo,
			'icon'   => 0 === $icon ? $before['icon'] : $icon,
		];
		if ( get_stylesheet() !== $kit->theme ) {
			$report->add( Outcome::LeftOut, __( 'Styles', 'brolga' ), sprintf(
				/* translators: %s: the folder of a theme. */
				__( 'They belong to the theme “%s”, which is not active on this site.', 'brolga' ),
				$kit->theme
			) );
		} elseif ( '' !== $kit->brand['styles'] ) {
			$after['styles'] = self::styles( $kit->brand['styles'], $content, $images, $report ) ?? $before['styles'];
		}
		if ( $after === $before ) {
			$report->add( Outcome::Kept, $what, __( 'The same as before.', 'brolga' ) );
			return null;
		}
		Brand::put( $after );
		$report->add( Outcome::Replaced, $what, '' );
		return $before;
	}

	private static function styles(
		string $json,
		ImportedContent $content,
		ImportedImages $images,
		Report $report
	): ?string {
		try {
			$styles = Json::map( $json, self::MAX_STYLES );
		} catch ( InvalidJson ) {
			$report->add( Outcome::Failed, __( 'Styles', 'brolga' ), __( 'They could not be read.', 'brolga' ) );
			return null;
		}
		$styles = Texts::in( $styles, $content->urls( ... ) );
		// The root of the styles has a background as a block has.
		$root             = [ 'style' => $styles['styles'] ?? [] ];
		$styles['styles'] = References::exchange(
			'',
			$root,
			static fn ( Refers $refers, int $id ): int => $images->id( $id )
		)['style'];
		$fonts            = Data::of( $styles )->at( 'settings' )->at( 'typography' )->at( 'fontFamilies' );
		if ( [] !== $fonts->at( 'custom' )->values ) {
			$report->add(
				Outcome::LeftOut,
				__( 'Fonts', 'brolga' ),
				__( 'Fonts that were uploaded do not come along. Install them under Appearance > Editor > Styles > Typography.', 'brolga' )
			);
		}
		return Json::encode( [ 'isGlobalStylesUserThemeJSON' => true ] + $styles );
	}
}
