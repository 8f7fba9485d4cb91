<?php
declare( strict_types=1 );

namespace Brolga\Kits\Import;

use Brolga\Api\Settings\Section;
use Brolga\Core\Settings\InvalidSettings;
use Brolga\Core\Settings\SettingsConflict;
use Brolga\Core\Settings\SettingsService;
use Brolga\Kits\Content\PortableSettings;
use Brolga\Kits\Kit\Data;
use Brolga\Kits\Kit\Outcome;
use Brolga\Kits\Kit\Report;

/**
 * Saves a kit's settings. A value that this site does not accept is left out and told; the others are saved.
 *
 * @see KIT-3 KIT-10
 */
final class ImportedSettings {

	public function __construct( private readonly SettingsService $settings ) {}

	/**
	 * @param array<array-key, mixed> $saved Values by name, by section.
	 * @return array<string, array<string, mixed>> The values that were changed, as they were before.
	 */
	public function save( array $saved, Report $report ): array {
		$before = [];
		foreach ( $this->settings->sections() as $section ) {
			$values = self::named( Data::of( $saved[ $section->id() ] ?? null )->values );
			// A kit that somebody wrote may have more in it than an export.
			$values = array_intersect_key( $values, array_flip( PortableSettings::names( $section ) ) );
			$old    = [] === $values ? [] : $this->save_section( $section, $values, $report );
			if ( [] !== $old ) {
				$before[ $section->id() ] = $old;
			}
		}
		return $before;
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private function save_section( Section $section, array $values, Report $report ): array {
		$now     = $this->settings->values( $section );
		$changed = array_filter(
			$values,
			static fn ( mixed $value, string $name ): bool => $value !== $now->value( $name )
				&& null === $now->constant( $name ),
			ARRAY_FILTER_USE_BOTH
		);
		$old     = [];
		foreach ( array_keys( $changed ) as $name ) {
			$old[ $name ] = $now->value( $name );
		}
		/* translators: %s: the title of a section of the settings. */
		$what = sprintf( __( 'Settings “%s”', 'brolga' ), $section->title() );
		if ( [] === $changed ) {
			$report->add( Outcome::Kept, $what, __( 'The same as before.', 'brolga' ) );
			return [];
		}
		// Once more without what does not fit.
		for ( $attempt = 0; $attempt < 2 && [] !== $changed; $attempt++ ) {
			try {
				$this->settings->save( $section, $changed, $now->version(), get_current_user_id() );
				$report->add( Outcome::Replaced, $what, '' );
				return array_intersect_key( $old, $changed );
			} catch ( InvalidSettings $invalid ) {
				foreach ( $invalid->errors as $name => $problem ) {
					$report->add( Outcome::LeftOut, "{$what}: {$name}", $problem );
				}
				$changed = array_diff_key( $changed, $invalid->errors );
			} catch ( SettingsConflict ) {
				break;
			}
		}
		if ( [] !== $changed ) {
			$report->add(
				Outcome::Failed,
				$what,
				__( 'Somebody else changed these settings meanwhile. Import the kit again.', 'brolga' )
			);
		}
		return [];
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function named( array $values ): array {
		return array_filter( $values, is_string( ... ), ARRAY_FILTER_USE_KEY );
	}
}
