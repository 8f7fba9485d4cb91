<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Support\Text;
use Brolga\Forms\Answers\Answers;
use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\ReceivedFiles;
use Brolga\Spam\Judgement;

/**
 * Everything that is stored of a submission, including the labels, because the form may change.
 *
 * @see LEAD-2
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class LeadDraft {

	/** @param list<StoredField> $fields */
	private function __construct(
		public readonly FormId $form_id,
		public readonly string $title,
		public readonly Contact $contact,
		public readonly array $fields,
		public readonly Attribution $attribution,
		public readonly string $consent,
		public readonly string $submission_key,
		public readonly string $body_hash,
		public readonly string $ip_hash,
		public readonly bool $page_differs,
		public readonly Judgement $judgement,
		public readonly ReceivedFiles $files
	) {}

	/** @see SPAM-5 LEAD-23 */
	public function status(): LeadStatus {
		return null === $this->judgement->reason ? LeadStatus::New : LeadStatus::Spam;
	}

	/** @return list<array{kind: string, text: string, signs?: list<array{sign: string, value: string}>}> */
	public function events(): array {
		return array_values(
			array_filter(
				[
					$this->page_differs ? self::event( 'differs' ) : null,
					$this->judgement->is_unverified ? self::event( 'unverified' ) : null,
					null === $this->judgement->reason
						? null
						: self::event(
							Lead::KEPT_APART,
							$this->judgement->reason->value
						) + array_filter( [ 'signs' => $this->judgement->signs ] ),
				]
			)
		);
	}

	/** @return array{kind: string, text: string} */
	private static function event( string $kind, string $text = '' ): array {
		return [
			'kind' => $kind,
			'text' => $text,
		];
	}

	/**
	 * @param string $submission_key Hash of the submission's key; may be empty.
	 * @param bool   $page_differs   Whether the visitor's page had another version of the form.
	 */
	public static function of(
		FormId $form_id,
		string $name,
		FormDefinition $form,
		Answers $answers,
		Attribution $attribution,
		string $submission_key,
		string $body_hash,
		string $ip_hash,
		bool $page_differs,
		Judgement $judgement
	): self {
		$consent = [];
		foreach ( $form->fields as $field ) {
			// A checkbox paired with a text only fills in that text and is not a consent.
			if (
				$field->type->is_tick()
				&& ( null === $field->pairing || null !== $field->wording )
				&& FieldDefinition::TICKED === ( $answers->values[ $field->field_id ] ?? '' )
			) {
				$consent[] = null === $field->wording ? $form->label_of( $field ) : $field->wording->record();
			}
		}
		return new self(
			$form_id,
			Text::start( $name, 200 ),
			Contact::of( $form, $answers ),
			StoredAnswers::of( $form, $answers ),
			$attribution,
			implode( "\n", $consent ),
			$submission_key,
			$body_hash,
			$ip_hash,
			$page_differs,
			$judgement,
			$answers->files
		);
	}

	public function summary(): string {
		$texts = [];
		foreach ( $this->fields as $field ) {
			if ( FieldType::Text->value === $field['type'] ) {
				return Text::start( Text::line( $field['text'] ), 300 );
			}
			// "Yes" and the owner's hidden values say nothing about the visitor.
			$type    = FieldType::of( $field['type'] );
			$texts[] = $type->is_tick() || FieldType::Hidden === $type ? '' : $field['text'];
		}
		return Text::start(
			Text::line( implode( ' · ', array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) ) ),
			300
		);
	}
}
