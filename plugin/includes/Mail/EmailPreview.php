<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Events\Events;
use Throwable;

/**
 * Shows owners what each kind of email looks like, in HTML and as text, whatever format is chosen.
 *
 * @see EMAIL-867
 *
 * @phpstan-type Preview array{
 *     kinds: list<array{id: string, label: string}>,
 *     kind: string,
 *     subject: string,
 *     html: string,
 *     text: string,
 *     problem: string,
 * }
 */
final class EmailPreview {

	public function __construct(
		private readonly Events $events,
		private readonly EmailDesign $design
	) {}

	/**
	 * @param string $kind If there is no such kind, the first is shown.
	 * @return Preview|null Null if no feature writes emails.
	 */
	public function of( string $kind ): ?array {
		$samples = $this->events->collect( new SampleMailsAsked() )->samples();
		$kinds   = array_keys( $samples );
		if ( [] === $kinds ) {
			return null;
		}
		$kind = isset( $samples[ $kind ] ) ? $kind : $kinds[0];
		$mail = $samples[ $kind ]['mail'];
		try {
			$html    = $this->design->render( $mail );
			$problem = '';
		} catch ( Throwable $failure ) {
			$html    = '';
			$problem = $failure->getMessage();
		}
		return [
			'kinds'   => array_map(
				static fn ( string $id ): array => [
					'id'    => $id,
					'label' => $samples[ $id ]['label'],
				],
				$kinds
			),
			'kind'    => $kind,
			'subject' => $mail->subject,
			'html'    => $html,
			'text'    => $mail->text,
			'problem' => $problem,
		];
	}
}
