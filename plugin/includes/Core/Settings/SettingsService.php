<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Settings;

use Brolga\Api\Settings\Section;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Text;

/**
 * Validates and saves one section, and writes to the audit log which settings changed, but never their values.
 * Refuses to overwrite what another administrator has saved in the meantime.
 *
 * @see OUTBOX-17 PRIV-5
 *
 * @phpstan-import-type AuditLine from AuditLogRepository
 */
final class SettingsService {

	public const AUDIT = 'change_settings';

	/** Attempts to write while other sections are being written at the same time. */
	private const ATTEMPTS = 20;

	/** @var array<string, Section> */
	private readonly array $sections;

	/** @param list<Section> $sections */
	public function __construct(
		private readonly Settings $settings,
		private readonly SettingsRepository $repository,
		private readonly Transaction $transaction,
		private readonly AuditLogRepository $audit,
		private readonly Vault $vault,
		#[All( Section::class )] array $sections
	) {
		$this->sections = Extensions::all(
			Section::class,
			$sections,
			'brolga_settings_sections',
			static function (): mixed {
				/**
				 * Filters the sections that other plugins add to Brolga > Settings. See docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<\Brolga\Api\Settings\Section> $sections The sections of other plugins.
				 */
				return apply_filters( 'brolga_settings_sections', [] );
			}
		);
	}

	/** @return list<Section> */
	public function sections(): array {
		return array_values( array_filter(
			$this->sections,
			static fn ( Section $section ): bool => ! $section instanceof ConditionalSection || $section->is_needed()
		) );
	}

	public function section( string $id ): ?Section {
		return $this->sections[ $id ] ?? null;
	}

	public function values( Section $section ): SectionValues {
		return $this->settings->of( $section );
	}

	/**
	 * Changes some values of a section.
	 *
	 * @param string $version SectionValues::version() of the values that the user saw.
	 * @param int $user The ID of the user who makes the change.
	 * @param array<string, mixed> $changes
	 * @return SectionValues The new values.
	 * @throws InvalidSettings If a value is invalid; nothing is written.
	 * @throws SettingsConflict If the section was changed meanwhile; nothing is written.
	 */
	public function save( Section $section, array $changes, string $version, int $user ): SectionValues {
		$changes = array_map( self::trimmed( ... ), $changes );
		$changes = $section instanceof CompletesValues ? $section->completed( $changes ) : $changes;
		for ( $attempt = 0; $attempt < self::ATTEMPTS; $attempt++ ) {
			if ( $this->transaction->run( fn (): bool => $this->attempt( $section, $changes, $version, $user ) ) ) {
				$this->repository->refresh_cached();
				$values = $this->values( $section );
				/**
				 * Fires after settings have been changed.
				 *
				 * @since 0.1.0
				 *
				 * @param string $section The section's id.
				 * @param \Brolga\Api\Settings\Values $values The new values.
				 *
				 * @example
				 * add_action(
				 * 	'brolga_settings_changed',
				 * 	static function ( string $section ): void {
				 * 		if ( 'mail' === $section ) {
				 * 			my_log( 'The email settings have changed.' );
				 * 		}
				 * 	}
				 * );
				 */
				do_action( 'brolga_settings_changed', $section->id(), $values );
				return $values;
			}
		}
		throw new StorageUnavailable( 'The settings are being written all the time.' );
	}

	/** @phpstan-return AuditLine|null */
	public function last_change( Section $section ): ?array {
		foreach ( $this->audit->newest( 50 ) as $line ) {
			if ( self::AUDIT === $line['action'] && $section->id() === ( $line['filter']['section'] ?? '' ) ) {
				return $line;
			}
		}
		return null;
	}

	/**
	 * Makes one attempt to save.
	 *
	 * @param array<string, mixed> $changes
	 * @return bool False if another section was written at the same time.
	 * @throws InvalidSettings If a value is invalid.
	 * @throws SettingsConflict If this section was changed meanwhile.
	 */
	private function attempt( Section $section, array $changes, string $version, int $user ): bool {
		[ 'values' => $all, 'raw' => $raw ] = $this->repository->read();
		$before = new SectionValues( $section, $all, $this->vault );
		if ( $before->version() !== $version ) {
			throw new SettingsConflict();
		}
		$this->check( $section, $before, $changes );
		$changed = array_filter(
			$changes,
			static fn ( mixed $value, string $name ): bool => $before->is_secret( $name )
				|| $value !== $before->value( $name ),
			ARRAY_FILTER_USE_BOTH
		);
		if ( [] === $changed ) {
			return true;
		}
		$after    = $before->with( $changed );
		// Existing errors in unchanged fields must not keep other fields from being saved.
		$old      = array_diff_key( $section->problems( $before ), $changed );
		$problems = [
			...array_diff_assoc( $section->problems( $after ), $old ),
			...self::astray( $before, $after, $changed ),
		];
		if ( [] !== $problems ) {
			throw new InvalidSettings( $problems );
		}
		// SCALE-9: unknown keys in the section belong to a newer version.
		$own     = $all[ $section->id() ] ?? [];
		$unknown = is_array( $own ) ? array_diff_key( $own, $section->schema() ) : [];
		$all[ $section->id() ] = [ ...$unknown, ...$after->stored ];
		if ( ! $this->repository->swap( $raw, $all ) ) {
			return false;
		}
		$this->audit->record(
			$user,
			self::AUDIT,
			count( $changed ),
			[
				'section' => $section->id(),
				'changed' => implode( ', ', array_keys( $changed ) ),
			]
		);
		return true;
	}

	/**
	 * Finds changes that would send a stored secret to another server than it was entered for.
	 * Otherwise, an administrator could obtain a secret by changing the server's address.
	 *
	 * @param array<string, mixed> $changed
	 * @return array<string, string> What to do, by the value's name.
	 * @see REST-18
	 */
	private static function astray( SectionValues $before, SectionValues $after, array $changed ): array {
		$problems = [];
		foreach ( array_filter( $after->names(), $after->is_secret( ... ) ) as $secret ) {
			foreach ( array_intersect_key( $after->keeps_back( $secret ), $changed ) as $place => $constant ) {
				$problems[ $place ] = sprintf(
					/*
					 * translators: 1: the name of a constant that holds a secret, 2: that of the constant that is
					 * missing.
					 */
					__( '%1$s is only sent to the server named by %2$s. Set %2$s where %1$s is set.', 'brolga' ),
					(string) $after->constant( $secret ),
					$constant
				);
			}
			$moved = array_filter(
				$after->goes_to( $secret ),
				static fn ( string $place ): bool => $before->value( $place ) !== $after->value( $place )
			);
			if (
				[] !== $moved
				&& null === $after->constant( $secret )
				&& '' !== ( $before->stored[ $secret ] ?? '' )
				&& ! isset( $changed[ $secret ] )
			) {
				$problems[ $secret ] = __( 'Enter the secret again, because it would now be sent to a different server, or encrypted differently.', 'brolga' );
			}
		}
		return $problems;
	}

	/**
	 * @param array<string, mixed> $changes
	 * @throws InvalidSettings If a value is invalid.
	 */
	private function check( Section $section, SectionValues $values, array $changes ): void {
		$schema = $section->schema();
		$errors = [];
		foreach ( $changes as $name => $value ) {
			$problem = match ( true ) {
				! isset(
					$schema[ $name ]
				)            => __( 'This setting no longer exists. Reload the page.', 'brolga' ),
				null !== $values->constant( $name )    => sprintf(
					/* translators: %s: the name of a constant. */
					__( 'This is set by %s on the server and can only be changed there.', 'brolga' ),
					$values->constant( $name )
				),
				default                                => FieldCheck::problem( $value, $schema[ $name ] ),
			};
			if ( null !== $problem ) {
				$errors[ $name ] = $problem;
			}
		}
		if ( [] !== $errors ) {
			throw new InvalidSettings( $errors );
		}
	}

	/** @see SITE-430 */
	private static function trimmed( mixed $value ): mixed {
		return match ( true ) {
			is_string( $value ) => Text::trim( Text::blanks( $value ) ),
			is_array( $value )  => array_map( self::trimmed( ... ), $value ),
			default             => $value,
		};
	}
}
