<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Events\Question;

/**
 * Question that features answer with an example of each kind of email that they write, for the preview in the
 * settings.
 *
 * @see EMAIL-867
 */
final class SampleMailsAsked implements Question {

	/** @var array<string, array{label: string, mail: Mail}> */
	private array $samples = [];

	/** @param string $label What owners call this kind of email, in their language. */
	public function add( string $id, string $label, Mail $mail ): void {
		$this->samples[ $id ] = [
			'label' => $label,
			'mail'  => $mail,
		];
	}

	/** @return array<string, array{label: string, mail: Mail}> */
	public function samples(): array {
		return $this->samples;
	}
}
