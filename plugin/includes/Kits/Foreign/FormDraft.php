<?php
declare( strict_types=1 );

namespace Brolga\Kits\Foreign;

use Brolga\Core\Support\Text;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Fields\FieldNames;
use Brolga\Kits\Kit\Data;

/**
 * A form of ours that another plugin's form becomes, and what of that did not carry over.
 *
 * @phpstan-type Rule array{string, string, string}
 * @see KIT-20 KIT-21
 */
final class FormDraft {

	public string $submit  = '';
	public string $success = '';

	/** @var list<array<string, mixed>> */
	private array $fields = [];

	/** @var array<int, array{list<list<Rule>>, bool}> Groups of rules by field: one of them has to hold. */
	private array $rules = [];

	/** @var array<string, string> Our IDs of fields by the other plugin's. */
	private array $ids = [];

	/** @var list<string> */
	private array $lost = [];

	private readonly FieldNames $names;

	public function __construct( public readonly string $title ) {
		$this->names = new FieldNames();
	}

	/**
	 * @param string $foreign The field's ID in the other plugin.
	 * @param array<string, mixed> $more Further attributes; empty ones are left out.
	 */
	public function add( string $foreign, string $type, string $label, bool $is_required, array $more = [] ): void {
		$label               = self::plain( $label );
		$id                  = $this->names->claim( sanitize_title( '' === $label ? $foreign : $label ) );
		$this->ids[ $foreign ] ??= $id;
		$this->fields[]      = [
			'fieldId' => $id,
			'type'    => $type,
			'label'   => $label,
		] + ( $is_required ? [] : [ 'required' => false ] ) + self::filled( $more );
	}

	/**
	 * Shows or hides the field that was added last by answers to others.
	 *
	 * @phpstan-param list<list<Rule>> $groups Of each, all rules hold.
	 */
	public function when( array $groups, bool $hides ): void {
		$filled = array_values( array_filter( $groups, static fn ( array $group ): bool => [] !== $group ) );
		if ( [] !== $filled ) {
			$this->rules[ count( $this->fields ) - 1 ] = [ $filled, $hides ];
		}
	}

	public function lose( string $what, string $why ): void {
		/* translators: 1: a field or a setting of a form, 2: a sentence about why it is left out. */
		$this->lost[] = sprintf( __( '%1$s: %2$s', 'brolga' ), self::plain( $what ), $why );
	}

	public function lose_field( string $label, string $type ): void {
		$type = self::plain( $type );
		$this->lose(
			self::name_of( $label, $type ),
			'' === $type
				? __( 'The file does not say what type of field this is.', 'brolga' )
				/* translators: %s: the type of a field in another plugin, for instance signature. */
				: sprintf( __( 'Brolga has no field of the type “%s”.', 'brolga' ), $type )
		);
	}

	public function lose_layout( string $label, string $type ): void {
		$this->lose(
			self::name_of( $label, $type ),
			__( 'Headings, texts and steps between fields are left out.', 'brolga' )
		);
	}

	/** What the list of what is lost calls a field. */
	private static function name_of( string $label, string $type ): string {
		$label = self::plain( $label );
		return match ( true ) {
			'' !== $label => $label,
			'' !== $type  => $type,
			default       => __( 'Field without a label', 'brolga' ),
		};
	}

	public function lose_value( string $label ): void {
		$this->lose( $label, __( 'Its value is computed by the other plugin.', 'brolga' ) );
	}

	public function lose_emails(): void {
		$this->lose(
			__( 'Emails', 'brolga' ),
			__( 'Recipients, subject and body stay behind. Set them in the form’s settings.', 'brolga' )
		);
	}

	/**
	 * Takes the first message of confirmations as Gravity Forms and WPForms save them.
	 *
	 * @param list<Data> $confirmations
	 */
	public function confirm( array $confirmations ): void {
		foreach ( $confirmations as $confirmation ) {
			if ( in_array( $confirmation->text( 'type' ), [ '', 'message' ], true ) ) {
				$this->success = '' === $this->success ? $confirmation->text( 'message' ) : $this->success;
			} else {
				$this->lose_redirect();
			}
		}
	}

	public function lose_redirect(): void {
		$this->lose(
			__( 'Confirmation', 'brolga' ),
			__( 'Set the page that visitors are redirected to in the form’s settings.', 'brolga' )
		);
	}

	public function has_fields(): bool {
		return [] !== $this->fields;
	}

	/** @return list<array<string, mixed>> */
	public function fields(): array {
		foreach ( $this->rules as $at => [ $groups, $hides ] ) {
			$conditions = ForeignRules::conditions( $groups, $hides, $this->ids );
			if ( null === $conditions ) {
				$label = $this->fields[ $at ]['label'] ?? '';
				$this->lose(
					is_string( $label ) ? $label : '',
					__( 'Its conditions cannot be expressed here, so it is always shown.', 'brolga' )
				);
			} else {
				$this->fields[ $at ]['conditions'] = $conditions;
			}
		}
		$this->rules = [];
		return $this->fields;
	}

	/** @return list<string> */
	public function lost(): array {
		$this->fields();
		return array_values( array_unique( $this->lost ) );
	}

	public function block(): string {
		$inner = array_map(
			static fn ( array $field ): string => get_comment_delimited_block_content(
				FormReader::FIELD_BLOCK,
				$field,
				''
			),
			$this->fields()
		);
		return get_comment_delimited_block_content(
			FormReader::FORM_BLOCK,
			[
				'uid'   => substr( hash( 'sha256', $this->title . implode( '', $inner ) ), 0, 8 ),
				'title' => self::plain( $this->title ),
			] + self::filled( [
				'submitLabel' => self::plain( $this->submit ),
				'messages'    => self::filled( [ 'success' => self::plain( $this->success ) ] ),
			] ),
			"\n" . implode( "\n\n", $inner ) . "\n"
		);
	}

	/**
	 * @param array<array-key, string> $labels By value.
	 * @return list<array{label: string, value: string}>
	 */
	public static function options( array $labels ): array {
		return array_map(
			static fn ( int|string $value, string $label ): array => [
				'label' => self::plain( $label ),
				'value' => self::plain( (string) $value ),
			],
			array_keys( $labels ),
			$labels
		);
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function filled( array $values ): array {
		return array_filter(
			$values,
			static fn ( mixed $value ): bool => ! in_array( $value, [ '', 0, [], false ], true )
		);
	}

	public static function plain( string $html ): string {
		return Text::line( trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES, 'UTF-8' ) ) );
	}
}
