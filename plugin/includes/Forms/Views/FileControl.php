<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Support\Html;
use Brolga\Core\Support\Json;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FileRules;
use Brolga\Forms\Uploads\KeptFile;
use Brolga\Forms\Uploads\SentFiles;

/**
 * A file input, the text that says what can be sent, and the files of a failed submission: each
 * has a ticked checkbox, so that it can be left out without scripts.
 *
 * @see UPLOAD-2 UPLOAD-3 UPLOAD-13
 */
final class FileControl {

	private const BLOCK = 'wp-block-brolga-form-field';

	public function __construct(
		private readonly RenderedForm $form,
		private readonly FieldDefinition $field,
		private readonly string $id
	) {}

	public static function limits_id( string $id ): string {
		return "{$id}-limits";
	}

	/** @param callable( array<string, string|int|bool|null> ): string $attributes */
	public function html( callable $attributes ): string {
		$rules = $this->field->files;
		$kept  = $this->form->kept_files( $this->field->field_id );
		$input = [
			'type'              => 'file',
			'accept'            => implode( ',', $rules->extensions() ),
			'multiple'          => $rules->max_files > 1,
			'placeholder'       => null,
			'autocomplete'      => null,
			'data-brolga-files' => Json::encode( $this->for_script() ),
		];
		if ( [] !== $kept ) {
			$input += [
				'required'      => null,
				'aria-required' => null,
			];
		}
		return sprintf(
			'<input%1$s><ul class="%2$s__files" data-brolga-chosen hidden></ul>%3$s%4$s<p class="%2$s__help" '
				. 'id="%5$s">%6$s</p>',
			$attributes( $input ),
			self::BLOCK,
			[] === $kept ? '' : $this->kept( $kept ),
			$this->form->has_lost_files( $this->field->field_id )
				? sprintf(
					'<p class="%s__again" data-brolga-again>%s</p>',
					self::BLOCK,
					esc_html__( 'Please choose your files again, as browsers do not keep them.', 'brolga' )
				)
				: '',
			esc_attr( self::limits_id( $this->id ) ),
			esc_html( $rules->sentence() )
		);
	}

	/** @param list<KeptFile> $kept */
	private function kept( array $kept ): string {
		$items = '';
		foreach ( $kept as $number => $file ) {
			$items .= sprintf(
				'<li><label class="%1$s__option"><input%2$s><span><bdi>%3$s</bdi> '
					. '<small>%4$s</small></span></label></li>',
				self::BLOCK,
				Html::attributes(
					[
						'class'            => self::BLOCK . '__control',
						'type'             => 'checkbox',
						'id'               => $this->id . '-kept-' . ( $number + 1 ),
						'name'             => SentFiles::kept_name( $this->form->number, $this->field->field_id ),
						'value'            => $file->token,
						'checked'          => true,
						'data-brolga-name' => $file->name,
					]
				),
				esc_html( $file->name ),
				esc_html( FileRules::size( $file->size ) )
			);
		}
		return sprintf(
			'<div class="%1$s__kept" role="group" aria-labelledby="%2$s"><p id="%2$s">%3$s</p><ul>%4$s</ul></div>',
			self::BLOCK,
			esc_attr( "{$this->id}-kept" ),
			esc_html__( 'Already uploaded. Uncheck any file you do not want to send.', 'brolga' ),
			$items
		);
	}

	/** @return array<string, string|int|list<string>> */
	private function for_script(): array {
		$rules = $this->field->files;
		return [
			'max'    => $rules->max_files,
			'bytes'  => $rules->max_bytes,
			'accept' => $rules->extensions(),
			/* translators: %s: a file's name. */
			'remove' => __( 'Remove %s', 'brolga' ),
			/* translators: 1: names of files, 2: what can be sent. */
			'left'   => sprintf( __( 'Left out: %1$s. %2$s', 'brolga' ), '%s', $rules->sentence() ),
		];
	}
}
