<?php
declare( strict_types=1 );

namespace Brolga\Kits\Actions;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\Saver;
use Brolga\Kits\Foreign\FormDraft;
use Brolga\Kits\Foreign\FormsFile;
use Brolga\Kits\Import\ImportLock;
use Brolga\Kits\Import\Marks;
use Brolga\Kits\Kit\Kind;
use Brolga\Kits\Kit\KitRefused;
use Brolga\Kits\Kit\Outcome;
use Brolga\Kits\Kit\Report;
use WP_Error;

/**
 * Makes synced patterns of another plugin's forms. A form that was imported before is not made again.
 *
 * @phpstan-import-type Line from Report
 * @see KIT-20 KIT-21 KIT-22 LEAD-81
 */
final class ImportForms implements Ability {

	public const AUDIT = 'import_forms';

	public function __construct(
		private readonly AuditLogRepository $audit,
		private readonly ImportLock $lock
	) {}

	public function definition(): Definition {
		return new Definition(
			name: 'import-forms',
			label: __( 'Import forms', 'brolga' ),
			description: __( 'Makes synced patterns of the forms in an export of Contact Form 7, WPForms, Gravity Forms or Fluent Forms, and says what does not come along.', 'brolga' ),
			capability: Roles::MANAGE_SETTINGS,
			input: [
				'text'    => [
					'description' => __( 'The export’s text.', 'brolga' ),
					'type'        => 'string',
					'minLength'   => 1,
					'maxLength'   => FormsFile::MAX_BYTES,
				],
				'dry_run' => [
					'description' => __( 'Whether to say only what would be imported.', 'brolga' ),
					'type'        => 'boolean',
					'default'     => false,
				],
			],
			output: [ 'lines' => GivenFile::lines() ]
		);
	}

	/** @phpstan-return array{lines: list<Line>}|WP_Error */
	public function of_file( string $path, bool $is_try ): array|WP_Error {
		if ( ! is_file( $path ) || (int) filesize( $path ) > FormsFile::MAX_BYTES ) {
			return GivenFile::refusal( __( 'The file is missing or too large. Export fewer forms at a time.', 'brolga' ) );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this request, or of the command line.
		return $this->take( (string) file_get_contents( $path ), $is_try );
	}

	/** @phpstan-return array{lines: list<Line>}|WP_Error */
	public function execute( array $input ): array|WP_Error {
		return $this->take(
			is_string( $input['text'] ?? null ) ? $input['text'] : '',
			true === ( $input['dry_run'] ?? false )
		);
	}

	/** @phpstan-return array{lines: list<Line>}|WP_Error */
	private function take( string $text, bool $is_try ): array|WP_Error {
		if ( ! Saver::may( Kind::Form->capability() ) ) {
			return GivenFile::refusal( __( 'You may not edit patterns on this site.', 'brolga' ) );
		}
		try {
			$forms = FormsFile::read( $text );
		} catch ( KitRefused $refused ) {
			return GivenFile::refusal( $refused->getMessage() );
		}
		return $is_try ? self::make_all( $forms, true ) : $this->lock->hold( function () use ( $forms ): array {
			$report = new Report();
			$output = self::make_all( $forms, false, $report );
			$this->audit->record( get_current_user_id(), self::AUDIT, $report->count( Outcome::Added ), [] );
			return $output;
		} );
	}

	/**
	 * @param list<FormDraft> $forms
	 * @phpstan-return array{lines: list<Line>}
	 */
	private static function make_all( array $forms, bool $is_try, Report $report = new Report() ): array {
		foreach ( $forms as $form ) {
			self::make( $form, $is_try, $report );
			foreach ( $form->lost() as $lost ) {
				$report->add( Outcome::LeftOut, FormDraft::plain( $form->title ), $lost );
			}
		}
		return [ 'lines' => $report->lines() ];
	}

	private static function make( FormDraft $form, bool $is_try, Report $report ): void {
		$title = FormDraft::plain( $form->title );
		$block = $form->block();
		$mark  = hash( 'sha256', $block );
		$known = Marks::find( $mark, Kind::Form->post_type() );
		$count = count( $form->fields() );
		/* translators: %s: a number. */
		$words = sprintf( _n( '%s field', '%s fields', $count, 'brolga' ), number_format_i18n( $count ) );
		if ( $known > 0 ) {
			$url = (string) get_edit_post_link( $known, 'raw' );
			$report->add( Outcome::Kept, $title, __( 'Already imported.', 'brolga' ), $url );
			return;
		}
		$id = $is_try ? 0 : wp_insert_post( [
			'post_type'    => Kind::Form->post_type(),
			'post_status'  => Kind::Form->status(),
			'post_title'   => wp_slash( $title ),
			'post_content' => wp_slash( $block ),
			'meta_input'   => [ Marks::META => $mark ],
		], true );
		if ( $id instanceof WP_Error ) {
			$report->add( Outcome::Failed, $title, $id->get_error_message() );
			return;
		}
		$report->add( Outcome::Added, $title, $words, 0 === $id ? '' : (string) get_edit_post_link( $id, 'raw' ) );
	}
}
